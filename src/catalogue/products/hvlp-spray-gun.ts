import type { Product } from '../product';

export const hvlpSprayGun: Product = {
  id: 'hvlp-spray-gun',
  name: 'HVLP Gravity-Feed Spray Gun',
  imageAlt: 'Steel spray gun with a white cup on top, a brass air cap and a pressure gauge',
  views: [
    'Back of the gun with both control knobs, the hook and the pressure knob',
    'Brass air cap marked 1.3 in its orange ring, with the trigger behind it',
  ],
  price: 159.99,
  originalPrice: 199.99,
  rating: 4.3,
  reviews: 121,
  category: 'air-tools',
  description:
    'An automotive paint gun for base coat and clear coat on panels, bumpers and whole cars. With gravity feed from a 600 cc cup and a 1.3 mm stainless nozzle, this HVLP gun puts up to 65% of the material on the panel and cleans up fast. The paint sprayer runs at 29 psi, with separate knobs for fan, fluid and air. Use a compressor that holds 9 CFM.',
  itemNumber: 'TB-1090',
  specifications: [
    { name: 'Power source', value: 'Compressed air' },
    { name: 'Nozzle', value: '1.3 mm, stainless steel' },
    { name: 'Cup', value: '20', unit: 'fl oz', metric: '600 cc' },
    { name: 'Fan width', value: 'Up to 11', unit: 'in.', metric: '28 cm' },
    { name: 'Transfer efficiency', value: 'Up to 65%' },
    { name: 'Working pressure', value: '29', unit: 'psi', metric: '2.0 bar' },
    { name: 'Air consumption', value: '9', unit: 'CFM', metric: '255 L/min' },
    { name: 'Air inlet', value: '1/4 in. NPS' },
    { name: 'Hose diameter', value: '3/8', unit: 'in.', metric: '10 mm' },
    { name: 'Length', value: '7.1', unit: 'in.', metric: '180 mm' },
    { name: 'Height with cup', value: '13', unit: 'in.', metric: '330 mm' },
    { name: 'Weight', value: '1.5', unit: 'lb', metric: '0.7 kg' },
  ],
  inTheBox: [
    '1 spray gun',
    '1 cup, 600 cc',
    '1 regulator with gauge',
    '1 in-line filter',
    '2 cleaning brushes',
  ],
  kitNote: 'Needs a compressor with 9 CFM at 29 psi.',
  worksWith: [
    { productId: 'air-ratchet-three-eighths-in', reason: 'Same compressor and hose' },
    { productId: 'dual-action-polisher-6in', reason: 'Polishes the cured clear coat' },
  ],
};
