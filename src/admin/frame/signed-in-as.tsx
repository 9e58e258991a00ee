import type { AuthUser } from '#features/auth/auth.ts';
import { Initials } from '#ui/admin/initials.tsx';

/** Who is signed in. */
export function SignedInAs({ user }: { user: AuthUser }) {
  return (
    <p className="rail__u">
      <Initials name={user.username} />
      <span>{user.username}</span>
    </p>
  );
}
