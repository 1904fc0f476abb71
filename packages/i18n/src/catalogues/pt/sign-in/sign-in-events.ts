import type { signInEvents as english } from '../../en/sign-in/sign-in-events.js';
import type { Translated } from '../../../translate.js';

export const signInEvents: Translated<typeof english> = {
  signInSucceeded: 'Sessão iniciada',
  signInWrongProof: 'Palavra-passe, código ou ligação errados',
  signInLocked: 'Bloqueado após demasiadas tentativas',
  signInSuspended: 'Recusado: a conta estava suspensa',
  signInConflict: 'Recusado: outra conta tem o endereço',
  signInRefused: 'Recusado pelo fornecedor',
  signInByPassword: 'Palavra-passe',
  signInByPasskey: 'Chave de acesso',
  signInByLink: 'Ligação por e-mail',
  signInByCode: 'Código confirmado noutro dispositivo',
  signInByAdministrator: 'Um administrador viu a conta',
  signInOutside: 'Fornecedor externo',
};
