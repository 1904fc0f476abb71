import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<object>();

/** A database whose queries go to the transaction of a preview, while one is under way. */
export const withPreviews = <T extends object>(db: T): T =>
  new Proxy(db, {
    get: (target, name) => {
      const current = scope.getStore() ?? target;
      const member: unknown = Reflect.get(current, name, current);
      return typeof member === 'function' ? (member.bind(current) as unknown) : member;
    },
  });

/** Runs work whose queries all go to a transaction. */
export const onTransaction = <T>(tx: object, work: () => Promise<T>): Promise<T> => scope.run(tx, work);
