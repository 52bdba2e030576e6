import { useLocation, useNavigate } from 'react-router-dom';
import { Icon } from '../ui/icon';

/** Seen only in the installed app, whose window has no such button of its own. */
export function BackButton() {
  const navigate = useNavigate();
  const isFirstPage = useLocation().key === 'default';
  return (
    <button
      type="button"
      className="icon-link back-button"
      aria-label="Back"
      disabled={isFirstPage}
      onClick={() => navigate(-1)}
    >
      <Icon name="back" />
    </button>
  );
}
