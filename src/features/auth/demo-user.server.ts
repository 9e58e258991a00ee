import type { AuthUser } from './auth.ts';

/** The placeholder user, who sees the sample portal while nobody is signed in. */
export const demoUser: AuthUser = {
  id: 1,
  username: 'Noor El-Amin',
  email: 'noor@tessera.example',
  demo: true,
};
