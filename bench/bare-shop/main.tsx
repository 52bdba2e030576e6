import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Shop } from './shop.tsx';

hydrateRoot(
  document.body,
  <BrowserRouter useTransitions={false}>
    <Shop />
  </BrowserRouter>,
);
