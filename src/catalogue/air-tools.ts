import type { ProductRecord } from './product';

export const airTools: readonly ProductRecord[] = [
  {
    id: 'air-impact-wrench-half-in',
    name: '1/2 in. Composite Air Impact Wrench',
    imageAlt: 'Black air impact wrench with a square drive, an orange trigger and a brass inlet',
    price: 229.99,
    originalPrice: 279.99,
    rating: 4.8,
    reviews: 734,
    category: 'Air Tools',
    description:
      'Twin-hammer mechanism delivers 950 ft-lb of breakaway torque at 90 psi on a 1/2 in. square anvil with friction ring. Composite body weighs 4.4 lb; three forward settings and full-power reverse. Uses 5 CFM on average through a 1/4 in. NPT inlet. In the box: wrench, inlet plug, air tool oil.',
  },
  {
    id: 'air-ratchet-three-eighths-in',
    name: '3/8 in. Air Ratchet',
    imageAlt: 'Slim air ratchet with an orange lever, a steel head and a brass inlet plug',
    price: 109.99,
    originalPrice: 139.99,
    rating: 4.4,
    reviews: 158,
    category: 'Air Tools',
    description:
      'A 3/8 in. square drive turns 160 rpm and up to 60 ft-lb at 90 psi in a head only 1.2 in. tall, for water pumps, manifolds and bell housings. Feathering throttle, rear exhaust and a 1/4 in. NPT inlet at 4 CFM. In the box: ratchet, inlet plug and a bottle of air tool oil.',
  },
  {
    id: 'hvlp-spray-gun',
    name: 'HVLP Gravity-Feed Spray Gun',
    imageAlt: 'Steel spray gun with a white cup on top and a pressure gauge below its grip',
    price: 159.99,
    originalPrice: 199.99,
    rating: 4.3,
    reviews: 121,
    category: 'Air Tools',
    description:
      'Gravity-feed gun with a 1.3 mm stainless nozzle for base and clear coats; 9 CFM at 29 psi puts up to 65 % of the paint on the panel. Separate fan, fluid and air controls, 1/4 in. NPS inlet. In the box: gun, 600 cc cup, regulator with gauge, in-line filter and cleaning brushes.',
  },
];
