import { defineKind } from '#features/content/kinds/define-kind.server.ts';
import { seededRecords } from '#features/content/kinds/seeded-records.server.ts';
import { startPath } from '#paths.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { setupCostFields } from './setup-costs.content.ts';
import { setupCostSeeds } from './setup-costs-seed.server.ts';
import type { SetupCost } from './setup-guide.ts';

const records = seededRecords('setup-costs', setupCostSeeds);

/** Answers that need the step of each record, by which its page shows it. */
const answers: Readonly<Record<string, string>> = {
  branch: 'form=branch&home=eu&shop=no&when=soon',
  sole: 'form=sole&home=eu&shop=no&when=soon',
};
const usual = 'form=one&home=eu&shop=no&when=soon';

/** What the steps of setting up cost and take, as the guide for founders shows it. */
export const setupCostKind = defineKind({
  name: 'setup-costs',
  fields: setupCostFields,
  titleField: 'title',
  shownOn: async (_, { id }) => `${startPath.href()}?${answers[id] ?? usual}`,
  ...records.ofKind,
});

/** Returns what every step costs and takes, in the order in which they are done. */
export async function listSetupCosts(db: Queryable): Promise<SetupCost[]> {
  return Array.from(await records.readAll(db), ([id, values]) => ({ id, ...values }) as SetupCost);
}
