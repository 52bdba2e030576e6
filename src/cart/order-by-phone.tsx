import { PhoneLink } from './phone-link';

/** What a store without a checkout says. */
export const OrderByPhone = ({ className = '' }: { className?: string }) => (
  <p className={className}>
    Online checkout isn&apos;t open yet. Order by phone: <PhoneLink />
  </p>
);
