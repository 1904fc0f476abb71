import type { RoomMember } from '@footlight/contract';
import { errorLabel, type RoomLabelKey, type Translate } from '@footlight/i18n';
import type { CallError, NewRoom, RoomStore } from '@footlight/state';
import {
  RoomChat,
  RoomEntrance,
  RoomFrame,
  RoomInvite,
  RoomLeave,
  RoomMembers,
  RoomNote,
  RoomReportSheet,
  RoomControl,
} from '@footlight/ui';
import { useState, useSyncExternalStore } from 'react';
import { useStoreState } from '../hooks/use-store.js';
import type { KeptTogether, Togetherness } from './kept-together.js';

export interface RoomWidgetProps {
  readonly store: RoomStore;
  readonly t: Translate<RoomLabelKey>;
  readonly language: string;
  /** Content of a new room; null when a room can only be joined. */
  readonly content: Pick<NewRoom, 'kind' | 'contentId'> | null;
  /** Whether the viewer must enter a name, as guests do. */
  readonly needsName: boolean;
  /** Address to share; null while there is no room. */
  readonly inviteAddress: string | null;
  /** The synchronised player; null while there is none. */
  readonly together: KeptTogether | null;
}

const nothing = (): (() => void) => () => undefined;

const useTogetherness = (together: KeptTogether | null): Togetherness =>
  useSyncExternalStore(
    together?.subscribe ?? nothing,
    () => together?.get() ?? 'waiting',
    () => 'waiting',
  );

/** Copies the link, and shows the result on the button. */
const Invite = ({ t, address }: { readonly t: Translate<RoomLabelKey>; readonly address: string }) => {
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'failed'>('idle');
  const message = { idle: 'roomInvite', copied: 'roomInvited', failed: 'roomInviteFailed' } as const;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome('copied');
    } catch {
      // A frame may lack permission for the clipboard.
      setOutcome('failed');
    }
  };
  return <RoomInvite words={t(message[outcome])} onPress={() => void copy()} />;
};

const ENDED = { closed: 'roomClosed', removed: 'roomRemoved', left: 'roomLeft' } as const;

/** The room of a member, shown beside the player. */
const Joined = ({ store, t, language, inviteAddress, together }: RoomWidgetProps) => {
  const state = useStoreState(store);
  const togetherness = useTogetherness(together);
  const [reported, setReported] = useState<RoomMember | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const {
    memberId,
    hostId,
    members,
    messages,
    typingIds,
    blockedIds,
    mayChat,
    commandError,
    transport: way,
  } = state;
  if (memberId === null) return null;
  const isHost = hostId === memberId;
  const errorText = (error: CallError): string =>
    error.code === 'RATE_LIMITED' ? t('roomSlowDown') : t('roomSendFailed');
  const reportError = (work: Promise<CallError | null>): void => {
    void work.then((error) => setMessage(error === null ? null : t('roomActionFailed')));
  };
  return (
    <RoomFrame
      tools={
        <>
          {inviteAddress !== null && <Invite t={t} address={inviteAddress} />}
          <RoomLeave words={t('roomLeave')} onPress={() => reportError(store.leave())} />
        </>
      }
    >
      <div>
        {way === null && <RoomNote words={t('roomReconnecting')} />}
        {togetherness === 'apart' && (
          <RoomNote
            words={t('roomPausedForYou')}
            action={t('roomCatchUp')}
            onAction={() => together?.catchUp()}
          />
        )}
        {togetherness === 'blocked' && (
          <RoomNote
            words={t('roomPressPlay')}
            action={t('roomCatchUp')}
            onAction={() => together?.catchUp()}
          />
        )}
        <RoomControl
          t={t}
          isHost={isHost}
          everyoneSteers={state.everyoneSteers}
          onChange={(everyoneSteers) => reportError(store.save({ everyoneSteers }))}
        />
        {message !== null && <RoomNote words={message} />}
      </div>
      <RoomMembers
        t={t}
        memberId={memberId}
        hostId={hostId ?? ''}
        members={members}
        blockedIds={blockedIds}
        onMakeHost={({ id }) => reportError(store.save({ hostId: id }))}
        onRemove={({ id }) => reportError(store.remove(id))}
        onBlock={({ id }, isBlocked) => reportError(store.block(id, isBlocked))}
        onReport={setReported}
      />
      <RoomChat
        t={t}
        language={language}
        memberId={memberId}
        members={members}
        messages={messages}
        typingIds={typingIds}
        mayChat={mayChat}
        error={commandError === null ? null : errorText(commandError)}
        onWrite={async (text) => (await store.write(text)) === null}
        onType={(isTyping) => store.type(isTyping)}
        onReact={(messageId, reaction, on) => void store.react(messageId, reaction, on)}
      />
      {reported !== null && (
        <RoomReportSheet
          t={t}
          name={reported.name}
          onClose={() => setReported(null)}
          onReport={async (reason) => {
            const error = await store.report(reported.id, reason);
            setReported(null);
            setMessage(error === null ? t('roomReported') : t(errorLabel(error.code)));
          }}
        />
      )}
    </RoomFrame>
  );
};

/** Everything of watching together except the player: the entrance, the room, and its end. */
export const RoomWidget = (props: RoomWidgetProps) => {
  const { store, t, content, needsName } = props;
  const { phase: standing, error, room } = useStoreState(store);
  const [commandError, setCommandError] = useState<CallError | null>(null);
  const enter = async (name: string | undefined): Promise<void> => {
    const joins = room !== null && standing !== 'closed';
    if (joins) setCommandError(await store.join(name));
    else if (content !== null)
      setCommandError(await store.open({ ...content, ...(name === undefined ? {} : { name }) }));
  };
  const errorText = commandError === null ? null : t(errorLabel(commandError.code));
  const entrance = (hostName: string | null) => (
    <RoomEntrance t={t} hostName={hostName} needsName={needsName} error={errorText} onEnter={enter} />
  );
  switch (standing) {
    case 'loading':
      return <RoomNote words={t('roomLoading')} />;
    case 'joined':
      return <Joined {...props} />;
    case 'visiting':
      return entrance(room?.hostName ?? null);
    case 'idle':
      return content === null ? null : entrance(null);
    case 'failed':
      return (
        <RoomNote
          words={error === null ? t('roomFailed') : t(errorLabel(error.code))}
          action={t('roomRetry')}
          onAction={() => void store.retry()}
        />
      );
    case 'left':
      return <RoomNote words={t('roomLeft')} action={t('roomBack')} onAction={() => void enter(undefined)} />;
    case 'removed':
    case 'closed':
      return <RoomNote words={t(ENDED[standing])} />;
  }
};
