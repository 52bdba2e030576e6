import type { ReactNode } from 'react';
import { Picture } from './picture';

const pictures = {
  empty: { file: 'state-empty', alt: 'An open black tool case with every recess empty' },
  lost: { file: 'state-lost', alt: 'A single 10 mm socket, a wrench of the same size behind it' },
} as const;

type EmptyStateProps = {
  picture: keyof typeof pictures;
  message: string;
  children: ReactNode;
};

/** Says in one element why there is nothing here; the children are the ways on. */
export function EmptyState({ picture, message, children }: EmptyStateProps) {
  const { file, alt } = pictures[picture];
  return (
    <div className="card flex flex-col items-center gap-5 p-4 text-center sm:flex-row sm:flex-wrap sm:gap-8 sm:p-6 sm:text-left">
      <Picture
        src={`/images/${file}-640.avif`}
        srcSet={`/images/${file}-320.avif 320w, /images/${file}-640.avif 640w`}
        sizes="(min-width: 40rem) 20rem, 16rem"
        alt={alt}
        width={640}
        height={480}
        className="aspect-4/3 w-full max-w-64 shrink-0 sm:max-w-80"
      />
      <div className="flex flex-col items-center gap-5 sm:flex-1 sm:basis-48 sm:items-start">
        <p className="text-xl break-anywhere">{message}</p>
        <div className="flex flex-wrap justify-center gap-3 sm:justify-start">{children}</div>
      </div>
    </div>
  );
}
