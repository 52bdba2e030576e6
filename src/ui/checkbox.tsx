type CheckboxProps = {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  isDisabled?: boolean;
  /** Whether it is a switch, which acts at once. */
  isSwitch?: boolean;
  /** The id of a text that says more about it. */
  describedBy?: string | undefined;
};

/** The browser's checkbox in the store's color. Its label is around it. */
export const Checkbox = ({
  isChecked,
  onChange,
  isDisabled,
  isSwitch,
  describedBy,
}: CheckboxProps) => (
  <input
    type="checkbox"
    role={isSwitch ? 'switch' : undefined}
    className="size-6 shrink-0 cursor-pointer accent-steel disabled:cursor-default"
    checked={isChecked}
    disabled={isDisabled}
    aria-describedby={describedBy}
    onChange={({ target }) => onChange(target.checked)}
  />
);
