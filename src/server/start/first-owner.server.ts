import { offerFirstOwner } from '#features/auth/sign-in/first-owner.server.ts';
import { createContext, type Services } from '#platform/context/context.server.ts';

/** Logs and returns the address by which the first owner is made, while there is no owner; else null. */
export async function offerFirstOwnerAtStart(services: Services): Promise<string | null> {
  const address = await offerFirstOwner(createContext(services, { kind: 'job', name: 'start' }));
  if (address !== null)
    services.logger.warn(
      { address },
      'there is no owner yet: open the address to become the first',
    );
  return address;
}
