import type { TwinTexts } from '#i18n/twin-texts.ts';
import { queryOptions } from '#query/query-options.ts';
import type { Home, HomeStepName } from './home.schema.ts';

export function homeQuery() {
  return queryOptions<Home>({ queryKey: ['/api/home'] });
}

/** The four steps of the work, which the services show as well. */
export function homeStepsQuery() {
  return queryOptions<TwinTexts<HomeStepName>>({ queryKey: ['/api/home/steps'] });
}
