export { RoomChat, type RoomChatProps } from './room-chat.js';
export { RoomEntrance, type RoomEntranceProps } from './room-entrance.js';
export { RoomFrame, RoomInvite, RoomLeave, RoomNote, RoomControl } from './room-frame.js';
export { RoomMembers, type RoomMembersProps } from './room-members.js';
export { RoomReportSheet } from './room-report.js';
export { roomSheets } from './rooms.styles.js';
