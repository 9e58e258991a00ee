import type * as z from 'zod/mini';
import { lookCodeOf } from '#core/look/look-code.ts';
import { adjustmentsOf, ownColours } from '#core/look/look-colours.ts';
import { requireCompanyFields } from '#features/company/company.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { settingsSchema } from './settings.schema.ts';

/** Returns how the site looks, and what became of the colours that could not be read as they are. */
export async function showLook(db: Queryable): Promise<z.infer<typeof settingsSchema>> {
  const { wallColour, accentColour } = await requireCompanyFields(db);
  const colours = {
    wall: wallColour || ownColours.wall,
    accent: accentColour || ownColours.accent,
  };
  const code = lookCodeOf(colours);
  return {
    logo: { address: code === '' ? '/favicon.svg' : `/art/logo.svg?l=${code}` },
    colours: { ...colours, areOwn: code === '', adjusted: adjustmentsOf(colours) },
  };
}
