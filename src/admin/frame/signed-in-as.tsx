import type { AuthUser } from '#features/auth/auth.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { Initials } from '#ui/admin/initials.tsx';
import { Link } from '#ui/controls/link.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { screen as account } from '../screens/account/account.screen.ts';

/** Who is signed in; leads to their account. */
export function SignedInAs({ user }: { user: AuthUser }) {
  const t = useTexts(account.title);
  const { address } = useNavigation();
  const href = account.path.href();
  return (
    <Link className="who" to={href} aria-current={address.path === href ? 'page' : undefined}>
      <Initials name={user.username} isOnWall />
      <span>
        {user.username} <small>{t('title')}</small>
      </span>
    </Link>
  );
}
