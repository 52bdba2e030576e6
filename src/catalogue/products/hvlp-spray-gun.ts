import type { Product } from '../product.ts';

export const hvlpSprayGun: Product = {
  id: 'hvlp-spray-gun',
  name: 'HVLP Gravity-Feed Spray Gun',
  alsoCalled: ['paint gun', 'paint sprayer', 'gravity gun', 'cup gun', 'pneumatic paint gun'],
  imageAlt: 'Steel spray gun with a white cup on top, a brass air cap and a pressure gauge',
  views: [
    'Back of the gun with both control knobs, the hook and the pressure knob',
    'Brass air cap marked 1.3 in its orange ring, with the trigger behind it',
  ],
  sideView: [6.9, 13],
  price: 159.99,
  originalPrice: 199.99,
  rating: 4.3,
  reviews: 121,
  category: 'air-tools',
  description:
    'A gravity-feed gun for automotive paint: base coat and clear coat on panels and bumpers, or a whole car to refinish. With the 600 cc cup and the 1.3 mm stainless nozzle, this HVLP gun puts at least 65% of the material on the panel. It runs at 29 psi and takes 9 CFM of clean, dry air.',
  itemNumber: 'TB-1090',
  brand: 'Torque Bay',
  specifications: [
    {
      name: 'Nozzle',
      value: 1.3,
      unit: 'mm',
      words: '{} stainless steel fluid tip and needle, brass air cap',
      cardWords: '{} nozzle',
      isOnCard: true,
    },
    { name: 'Cup', value: 600, unit: 'cc' },
    { name: 'Fan width', value: { upTo: 11 }, unit: 'in.' },
    { name: 'Transfer efficiency', value: 'At least 65%' },
    { name: 'Power source', value: 'Compressed air' },
    { name: 'Working pressure', value: 29, unit: 'psi', words: '{} at the gun' },
    { name: 'Compressor pressure', value: { needs: 40 }, unit: 'psi' },
    {
      name: 'Air consumption',
      value: { needs: 9 },
      unit: 'CFM',
      cardWords: 'needs {}',
      isOnCard: true,
    },
    { name: 'Air inlet', value: '1/4 in. NPS' },
    { name: 'Hose diameter', value: 3 / 8, unit: 'in.' },
    { name: 'Height with cup', value: 13, unit: 'in.' },
    { name: 'Weight', value: 1.5, unit: 'lb' },
  ],
  inTheBox: [
    '1 spray gun',
    '1 cup, 600 cc',
    '1 regulator with gauge',
    '1 in-line filter',
    '2 cleaning brushes',
  ],
  kitNote: 'Needs a compressor rated for at least 9 CFM at 40 psi, set to 29 psi at the gun.',
  worksWith: [
    {
      productId: 'air-ratchet-three-eighths-in',
      reason: 'Same compressor, not the same hose: oil ruins paint',
    },
    { productId: 'dual-action-polisher-6in', reason: 'Polishes the cured clear coat' },
  ],
};
