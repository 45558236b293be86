import { type ReactNode, useSyncExternalStore } from 'react';

export interface WherePasskeysProps {
  readonly className?: string;
  readonly children: ReactNode;
  /** Where the browser has none. */
  readonly otherwise?: ReactNode;
}

/**
 * What needs a browser that can make and show passkeys. Nearly all can, so its place is kept until that is known: what came only then
 * would move all below it away from whoever is just pressing it. Without scripts nobody can.
 */
export function WherePasskeys({ className = '', children, otherwise }: WherePasskeysProps) {
  const isHere = useSyncExternalStore(neverChanges, hasPasskeys, notKnownYet);
  if (isHere === false) return otherwise;
  return (
    <>
      <div className={isHere ? className : `${className} invisible noscript:hidden`}>{children}</div>
      {isHere === null && otherwise && <div className="hidden noscript:block">{otherwise}</div>}
    </>
  );
}

const neverChanges = () => () => {};
const notKnownYet = () => null;

export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}
