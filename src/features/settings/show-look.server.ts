import type * as z from 'zod/mini';
import { lookCodeOf } from '#core/look/look-code.ts';
import { adjustmentsOf } from '#core/look/look-colours.ts';
import { requireCompany, requireCompanyFields } from '#features/company/company.server.ts';
import { iconAddress } from '#features/company/company.ts';
import { chosenLook } from '#features/company/company-look.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { settingsSchema } from './settings.schema.ts';

/** Returns how the site looks, and what became of the colours that could not be read as they are. */
export async function showLook(db: Queryable): Promise<z.infer<typeof settingsSchema>> {
  const fields = await requireCompanyFields(db);
  const company = await requireCompany(db);
  const { door, ...colours } = chosenLook(fields);
  const { logo, view, share } = company.look ?? {};
  const mark =
    lookCodeOf(colours) === '' ? '/favicon.svg' : `/art/logo.svg?l=${lookCodeOf(colours)}`;
  return {
    logo: {
      address: logo?.address ?? mark,
      isOwn: logo !== undefined,
      // Copies of a picture that was just uploaded take a moment.
      isWaiting: logo === undefined && fields.logo !== '',
      hasName: fields.logoName === 'within',
      needsPlate: fields.logoPlate === 'plate',
    },
    icon: { address: iconAddress('/favicon.svg', company) },
    door,
    heroPicture: view?.address ?? null,
    sharePicture: share?.address ?? null,
    colours: {
      ...colours,
      areOwn: lookCodeOf(colours) === '',
      adjusted: adjustmentsOf(colours),
    },
  };
}
