import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { rooms } from './rooms.ts';

const pages = rooms.flatMap(({ routes }) => routes);

export default [
  index('shell/start.ts'),
  layout('access/AccessLayout.tsx', [
    route('sign-in', 'access/SignIn.tsx'),
    route('welcome/:token', 'access/Welcome.tsx'),
  ]),
  route('sign-in/passkey', 'access/passkey-sign-in.ts'),
  route('welcome/:token/passkey', 'access/passkey-welcome.ts'),
  route('prove', 'access/prove.ts'),
  route('sign-out', 'access/sign-out.ts'),
  route('language', 'access/language.ts'),
  layout('shell/DeskLayout.tsx', { id: 'desk' }, [
    ...pages.map(({ path, file }) => route(path, file)),
    route('account', 'access/Account.tsx'),
    route('*', 'shell/NotFound.tsx'),
  ]),
] satisfies RouteConfig;
