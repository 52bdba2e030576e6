import { useLocation, useNavigate } from 'react-router-dom';
import { Icon } from '../ui/icon';

/** For the installed app, whose window has no back button of its own. */
export function BackButton() {
  const navigate = useNavigate();
  const isFirstPage = useLocation().key === 'default';
  return (
    <button
      type="button"
      className="relative hidden size-target-primary items-center justify-center standalone:inline-flex print:hidden"
      aria-label="Back"
      disabled={isFirstPage}
      onClick={() => navigate(-1)}
    >
      <Icon name="back" />
    </button>
  );
}
