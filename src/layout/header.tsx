import { CartLink } from '../cart/cart-link';
import { paths } from '../paths';
import { SearchBox } from '../search/search-box';
import { store } from '../store';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { BackButton } from './back-button';
import { MainNavigation } from './main-navigation';
import { PhoneLink } from './phone-link';

export function Header() {
  return (
    <header className="site-header">
      <div className="promise">
        <div className="content">
          <p className="grow">{store.freeShippingPromise}</p>
          <PhoneLink />
          <Link to={paths.account} aria-label="Account" className="icon-link">
            <Icon name="account" />
          </Link>
        </div>
      </div>
      <div className="content header-bar">
        <BackButton />
        <Link to={paths.home} className="store-name">
          {store.name}
        </Link>
        <SearchBox />
        <CartLink />
      </div>
      <MainNavigation />
    </header>
  );
}
