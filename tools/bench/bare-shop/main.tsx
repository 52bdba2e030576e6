import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Shop } from './shop.tsx';

hydrateRoot(
  document.body,
  <BrowserRouter future={{ v7_startTransition: false, v7_relativeSplatPath: true }}>
    <Shop />
  </BrowserRouter>,
);
