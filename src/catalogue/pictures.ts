// Pictures have stable names, so that a page of an earlier version of the shop still finds them.

/** Each picture is shipped in these widths, in pixels, smallest first. */
export const productPictureWidths = [400, 800] as const;
export const categoryPictureWidths = [320, 640] as const;

export const pictureUrl = (name: string, width: number): string => `/images/${name}-${width}.avif`;

/** The product's image as a JPEG for Open Graph: the services that read it do not read AVIF. */
export const socialPictureUrl = (name: string): string => `/images/${name}-social.jpg`;

/** The value of an `srcset`: every width of a picture. */
export const pictureSet = (name: string, widths: readonly number[]): string =>
  widths.map((width) => `${pictureUrl(name, width)} ${width}w`).join(', ');
