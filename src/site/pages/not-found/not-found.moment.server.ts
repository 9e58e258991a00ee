import { skyMoment } from '#ui/art/door/sky-moment.server.ts';
import type { MomentOf } from '../../define-page.ts';

/** The sky behind the door. */
export const moment: MomentOf = skyMoment;
