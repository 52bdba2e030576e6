import { Link } from 'react-router-dom';
import { CartLink } from '../cart/cart-link';
import { paths } from '../paths';
import { SearchBox } from '../search/search-box';
import { store } from '../store';
import { Icon } from '../ui/icon';
import { MainNavigation } from './main-navigation';
import { PhoneLink } from './phone-link';

export function Header() {
  return (
    <header className="bg-graphite text-on-graphite">
      <div className="bg-graphite-deep">
        <div className="content flex flex-wrap items-center justify-between gap-x-4 text-sm">
          <p>{store.freeShippingPromise}</p>
          <PhoneLink />
        </div>
      </div>
      <div className="content header-bar">
        <Link to={paths.home} className="store-name">
          {store.name}
        </Link>
        <SearchBox />
        <div className="flex">
          <Link to={paths.account} aria-label="Account" className="icon-link">
            <Icon name="account" />
          </Link>
          <CartLink />
        </div>
      </div>
      <MainNavigation />
    </header>
  );
}
