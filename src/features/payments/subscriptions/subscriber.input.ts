import * as z from 'zod/mini';
import { storedToken } from '#core/fields.ts';

/** Body of `POST /api/subscriptions/:token/card/finish`: the provider's id of the change. */
export const finishCardInput = z.object({ change: storedToken(200) });
