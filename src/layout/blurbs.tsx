import { store } from '../store';
import { Icon, type IconName } from '../ui/icon';

const blurbs: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'truck',
    title: store.freeShippingNote,
    text: `A flat $${store.shippingFee} below that.`,
  },
  {
    icon: 'support',
    title: 'Expert support',
    text: `Ask someone who has used the tool: ${store.phone}.`,
  },
  {
    icon: 'return',
    title: store.returnPolicy,
    text: 'Wrong size or wrong tool? Send it back.',
  },
];

export function Blurbs() {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {blurbs.map(({ icon, title, text }) => (
        <li key={title} className="flex items-start gap-3 rounded-card bg-surface p-4">
          <Icon name={icon} />
          <div>
            <h2 className="font-display text-xl leading-tight font-semibold">{title}</h2>
            <p className="text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
