import { plainManage } from '#features/booking/manage/plain-manage.server.tsx';
import type { PlainPage } from '#platform/http/plain-page.ts';

export const plain: PlainPage = plainManage;
