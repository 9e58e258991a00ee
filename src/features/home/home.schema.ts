import * as z from 'zod/mini';
import { emptyValues } from '#features/content/content.ts';
import type { TwinTexts } from '#i18n/twin-texts.ts';
import { homeFields } from './home.content.ts';

type Field = (typeof homeFields)[number];
/** A text of the home page, in both languages. */
export type HomeTextName = Extract<Field, { twin: true }>['name'];
export type Home = TwinTexts<HomeTextName> & { offerEnd: string; costs: number[] };

/** Response of `GET /api/home`. */
export const homeSchema = z.strictObject({
  ...Object.fromEntries(Object.keys(emptyValues(homeFields)).map((name) => [name, z.string()])),
  costs: z.array(z.number()),
}) as unknown as z.ZodMiniType<Home>;
