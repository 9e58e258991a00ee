import { createHash } from 'node:crypto';
import { requireCompany, requireCompanyFields } from '#features/company/company.server.ts';
import type { Company } from '#features/company/company.ts';
import { logoSize } from '#features/company/logo-size.ts';
import { getFile, getPicture } from '#features/files/files.repository.server.ts';
import { fileIdsIn } from '#features/files/files.ts';
import type { Services } from '#platform/context/context.server.ts';
import { createDrawnPictures, shareSize } from '../share/drawn-pictures.server.ts';
import type { IconShape } from './draw-icon.server.ts';
import { formatIco } from './format-ico.server.ts';
import type { DrawnLogo } from './place-logo.ts';

const icoSizes = [16, 32, 48];

/**
 * The pictures of the owner's look, made from what is stored now: on each process by itself, and kept on
 * its disk. Null for what the owner has not chosen, and for what cannot be made.
 */
export function createLookPictures(services: Services) {
  const drawn = createDrawnPictures(services);
  const { database } = services;

  /** The file and the picture of the library at an address; null without one. */
  async function stored(address: string) {
    const [id] = fileIdsIn(address);
    if (id === undefined) return null;
    return database.read(async (db) => {
      const [file, picture] = [await getFile(db, id), await getPicture(db, id)];
      return file && picture && file.removedAt === null ? { file, picture } : null;
    });
  }

  async function logo(): Promise<DrawnLogo | null> {
    const { logo: address, logoPlate } = await database.read(requireCompanyFields);
    const found = await stored(address);
    if (found === null) return null;
    const { file, picture } = found;
    const size = logoSize(picture.shown, picture.inside);
    const png = await drawn.cut({ file, size, inside: picture.inside }, 'png');
    return png && { png, ...size, needsPlate: logoPlate === 'plate' };
  }

  async function iconSvg(company: Company, shape: IconShape, size?: number): Promise<string> {
    // Loaded here, so that a start does not read the outlines of letters.
    const { drawIcon } = await import('./draw-icon.server.ts');
    const { brand, look } = company;
    return drawIcon({ brand, code: look?.code ?? '', logo: await logo() }, shape, size);
  }

  async function draw(svg: string): Promise<Buffer | null> {
    return drawn.read(createHash('sha256').update(svg).digest('hex'), svg);
  }

  async function icon(shape: IconShape, size: number): Promise<Buffer | null> {
    return draw(await iconSvg(await database.read(requireCompany), shape, size));
  }

  return {
    logo,
    draw,
    icon,

    /** The icon as a drawing, which is sharp in every size. */
    async favicon(): Promise<string> {
      return iconSvg(await database.read(requireCompany), 'tile');
    },

    async ico(): Promise<Buffer | null> {
      const pngs = await Promise.all(icoSizes.map((size) => icon('tile', size)));
      const images = pngs.flatMap((png, at) => (png ? [{ size: icoSizes[at] ?? 0, png }] : []));
      return images.length === icoSizes.length ? formatIco(images) : null;
    },

    /** The picture of shared links, cut to its size around its focal point. */
    async share(): Promise<Buffer | null> {
      const { sharePicture } = await database.read(requireCompanyFields);
      const found = await stored(sharePicture);
      if (found === null) return null;
      const { file, picture } = found;
      const { focus } = picture.shown;
      return drawn.cut({ file, size: shareSize, inside: null, focus }, 'jpg');
    },
  };
}

export type LookPictures = ReturnType<typeof createLookPictures>;
