import { PhoneLink } from './phone-link.tsx';

/** How to order while the store has no checkout. */
export const OrderByPhone = () => (
  <>
    Online checkout isn&apos;t open yet. Order by phone: <PhoneLink />
  </>
);
