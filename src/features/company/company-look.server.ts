import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import { type Look, lookCodeOf } from '#core/look/look-code.ts';
import { ownColours } from '#core/look/look-colours.ts';
import { pictureSchema } from '#core/picture.schema.ts';
import type { Picture, PictureInside } from '#core/picture.ts';
import type { CompanyTable } from './company.server.ts';
import type { LookField } from './company-settings.ts';
import { logoSize } from './logo-size.ts';

/** How the site looks where its owner chose it, as `GET /api/company` tells it. */
export const companyLookSchema = z.strictObject({
  /** The code of the colours, wall and accent, and of the door; empty for those of the site. */
  code: z.string(),
  logo: z.optional(
    z.strictObject({
      /** The picture as PNG, without its even edge. */
      address: z.string(),
      width: z.int(),
      height: z.int(),
      alt: z.string(),
      altPt: z.string(),
      /** Whether the name is in it, so that it stands alone. */
      hasName: z.boolean(),
      /** Whether it needs a light ground where the page is dark. */
      needsPlate: z.boolean(),
    }),
  ),
  /** What the door of the home page opens on in place of the sky over Lisbon. */
  view: z.optional(z.strictObject({ address: z.string(), picture: pictureSchema })),
  /** The picture of shared pages that have none of their own. */
  share: z.optional(z.strictObject({ address: z.string(), alt: z.string(), altPt: z.string() })),
  /** The version of the icons, where they are not those of the site. */
  icons: z.optional(z.string()),
});
type CompanyLook = z.infer<typeof companyLookSchema>;

/** What the owner chose, with what is known of its pictures; null for one that is not ready. */
export type LookRow = Pick<Selectable<CompanyTable>, 'brand' | LookField> & {
  logoShown: Picture | null;
  logoInside: PictureInside | null;
  heroShown: Picture | null;
  shareShown: Picture | null;
};

/** Names the present form of what is made of the owner's choice, for addresses that are kept long. */
function versionOf(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 10);
}

/** Returns the colours and the door that somebody chose, else those of the site. */
export function chosenLook({
  wallColour,
  accentColour,
  door,
}: Pick<LookRow, 'wallColour' | 'accentColour' | 'door'>): Look {
  return {
    wall: wallColour || ownColours.wall,
    accent: accentColour || ownColours.accent,
    door,
  };
}

function logoOf({
  brand,
  logo,
  logoName,
  logoPlate,
  logoShown,
  logoInside,
}: LookRow): CompanyLook['logo'] {
  if (logoShown === null) return undefined;
  const { alt, altPt } = logoShown;
  const version = versionOf(logo, logoInside);
  return {
    address: `/look/logo.png?v=${version}`,
    ...logoSize(logoShown, logoInside),
    alt: alt || brand,
    altPt: altPt || alt || brand,
    hasName: logoName === 'within',
    needsPlate: logoPlate === 'plate',
  };
}

function shareOf({ brand, sharePicture, shareShown }: LookRow): CompanyLook['share'] {
  if (shareShown === null) return undefined;
  const { alt, altPt, focus } = shareShown;
  return {
    address: `/look/share.jpg?v=${versionOf(sharePicture, focus)}`,
    alt: alt || brand,
    altPt: altPt || alt || brand,
  };
}

/** Returns the look of the site, as pages need it; null where the owner has chosen nothing. */
export function lookOf(row: LookRow): CompanyLook | null {
  const { wall, accent, door } = chosenLook(row);
  const code = lookCodeOf({ wall, accent, door });
  const logo = logoOf(row);
  const share = shareOf(row);
  const colours = lookCodeOf({ wall, accent });
  const hasIcons = logo !== undefined || colours !== '';
  const icons = versionOf(logo?.address, logo?.needsPlate, colours, logo ? '' : row.brand);
  const look = {
    code,
    ...(logo && { logo }),
    ...(row.heroShown && { view: { address: row.heroPicture, picture: row.heroShown } }),
    ...(share && { share }),
    ...(hasIcons && { icons }),
  };
  return code === '' && Object.keys(look).length === 1 ? null : look;
}
