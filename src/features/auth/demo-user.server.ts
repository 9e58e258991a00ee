import type { AuthUser } from './auth.ts';

/** The placeholder user, who sees the sample portal without a sign-in. */
export const demoUser: AuthUser = {
  id: 1,
  username: 'Noor El-Amin',
  email: 'noor@tessera.example',
  demo: true,
};
