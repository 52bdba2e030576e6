import { useId } from 'react';
import { dispatchCart, useShownCart } from './cart-store';
import { jobNameFrom, maxJobNameLength } from './job-name';

/** The name of the job that the cart is for. It is kept in memory, like the cart. */
export function JobNameField() {
  const { jobName } = useShownCart();
  const id = useId();
  return (
    <div className="flex flex-col gap-1 print:hidden">
      <label htmlFor={id} className="font-semibold">
        Job name
      </label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={maxJobNameLength}
        aria-describedby={`${id}-note`}
        className="min-h-target-primary w-full max-w-md rounded-control border border-edge bg-surface px-2"
        value={jobName}
        onChange={(event) => dispatchCart({ type: 'setJobName', jobName: event.target.value })}
        onBlur={() => dispatchCart({ type: 'setJobName', jobName: jobNameFrom(jobName) })}
      />
      <p id={`${id}-note`} className="text-small text-muted">
        For the link, the text and the printed list. It is not stored.
      </p>
    </div>
  );
}
