import { offerFirstOwner } from '#features/auth/sign-in/first-owner.server.ts';
import { createContext, type Services } from '#platform/context/context.server.ts';

/** Logs the address by which the first owner is made, while there is no owner. */
export async function offerFirstOwnerAtStart(services: Services): Promise<void> {
  const address = await offerFirstOwner(createContext(services, { kind: 'job', name: 'start' }));
  if (address !== null)
    services.logger.warn(
      { address },
      'there is no owner yet: open the address to become the first',
    );
}
