import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Shop } from './shop';

hydrateRoot(
  document.body,
  <BrowserRouter useTransitions={false}>
    <Shop />
  </BrowserRouter>,
);
