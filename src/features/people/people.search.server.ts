import type { SearchSource } from '#platform/search/search-source.server.ts';
import { nameOf } from './people.ts';
import { listPeopleToFind, listPersonIds } from './people-search.repository.server.ts';

/** People, found by what they wrote of themselves and by notes about them. */
export const peopleSearch: SearchSource = {
  kind: 'person',
  roles: ['owner', 'staff'],
  listIds: listPersonIds,
  async read(db, ids) {
    const people = await listPeopleToFind(db, ids);
    return people.map(({ id, name, email, phone, company, createdAt, notes }) => {
      const title = nameOf({ name, company, email });
      const rest = [name ? company : '', title === email ? '' : email];
      return {
        id,
        title,
        detail: rest.filter(Boolean).join(', '),
        at: createdAt,
        texts: [name, email, phone, company, ...notes],
      };
    });
  },
};
