/** SVG paths on a 24-unit grid. */
const outlines = {
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 9c0-4 3.6-6 8-6s8 2 8 6',
  cart: 'M3 4h2.5l2.3 11h10.4L20.5 7H6.2M9 20.2a.8.8 0 1 0 0-1.6.8.8 0 0 0 0 1.6Zm8 0a.8.8 0 1 0 0-1.6.8.8 0 0 0 0 1.6Z',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7L21 21',
  phone:
    'M6 3h3l1.5 5-2 1.5a12 12 0 0 0 6 6l1.5-2 5 1.5v3c0 1.5-1 3-3 3C10 21 3 14 3 6c0-2 1.5-3 3-3Z',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 14v.01M20 17.5V20h-2.5M14 20v.01',
  truck:
    'M2 6h12v10H2zM14 10h4l4 3.5V16h-8M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm11 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  support: 'M4 14v-2a8 8 0 0 1 16 0v2M4 13h3v6H4zM17 13h3v6h-3zM20 19c0 2-3 2.5-6 2.5',
  return: 'M4 9h11a5 5 0 0 1 0 10H8M8 5 4 9l4 4',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  warning: 'M12 4 2.5 20h19zM12 10v4.5M12 17.5v.01',
  check: 'M5 12.5 10 17 19 7',
  back: 'M15 5 8 12l7 7',
  next: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  remove: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v6M14 11v6',
  share: 'M12 15V3M8 7l4-4 4 4M6 11H4v10h16V11h-2',
  copy: 'M9 9h11v12H9zM15 9V3H4v12h5',
  print: 'M7 8V3h10v5M7 18H3v-8h18v8h-4M7 14h10v7H7z',
  facebook: 'M14 21v-8h3l.5-3.5H14V8c0-1.2.4-2 2-2h2V3h-3c-3 0-4.5 1.8-4.5 4.5v2H8V13h2.5v8',
  instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm5 13a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm5-9.2v.4',
  youtube: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4Zm4 4v6l5-3z',
  x: 'M4 4l16 16M20 4 4 20',
} as const;

export type IconName = keyof typeof outlines;

type IconProps = {
  name: IconName;
  /** Its size, and the width of its strokes if it differs from 1.75. */
  className?: string;
};

/** Decorative: it needs a text or label beside it. Its strokes are a base style. */
export function Icon({ name, className = 'size-6' }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true" focusable="false">
      <path d={outlines[name]} />
    </svg>
  );
}
