import type { AdministeredAccount } from '@footlight/contract';
import type { AdministrationLabelKey } from '@footlight/i18n';

export type Role = AdministeredAccount['role'];

export const ROLE_LABELS = {
  viewer: 'adminRoleViewer',
  editor: 'adminRoleEditor',
  finance: 'adminRoleFinance',
  admin: 'adminRoleAdmin',
} as const satisfies Record<Role, AdministrationLabelKey>;
