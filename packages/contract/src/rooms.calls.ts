import { defineCalls } from './call.js';

export const roomsCalls = defineCalls({
  createRoom: {
    method: 'POST',
    path: '/api/v2/room',
    auth: 'guest',
    summary: 'Open a room to watch something together; its maker is its host.',
  },
  getRoom: {
    method: 'GET',
    path: '/api/v2/room/{id}',
    auth: 'optional',
    summary: 'What is watched in a room, whose it is, and whether the caller is in it.',
  },
  joinRoom: {
    method: 'POST',
    path: '/api/v2/room/{id}/member',
    auth: 'guest',
    summary: 'Become a member of a room; repeating it changes no more than the name.',
  },
  leaveRoom: {
    method: 'DELETE',
    path: '/api/v2/room/{id}/member',
    auth: 'guest',
    summary: 'Leave a room; the host’s leave makes another member the host.',
  },
  createRoomTicket: {
    method: 'POST',
    path: '/api/v2/room/{id}/ticket',
    auth: 'guest',
    summary: 'A ticket that opens the WebSocket of a room once, as the member that the caller is.',
  },
  streamRoom: {
    method: 'GET',
    path: '/api/v2/room/{id}/stream',
    auth: 'guest',
    summary: 'Server-sent events: what happens in a room, where no WebSocket can be had.',
  },
  sendToRoom: {
    method: 'POST',
    path: '/api/v2/room/{id}/command',
    auth: 'guest',
    summary: 'What a member does in a room: the same commands as over its WebSocket.',
  },
  saveRoom: {
    method: 'PUT',
    path: '/api/v2/room/{id}',
    auth: 'guest',
    summary: 'The host makes another member the host, or says who steers.',
  },
  removeRoomMember: {
    method: 'DELETE',
    path: '/api/v2/room/{id}/member/{memberId}',
    auth: 'guest',
    summary: 'The host removes a member, who cannot come back.',
  },
  blockRoomMember: {
    method: 'PUT',
    path: '/api/v2/room/{id}/block/{memberId}',
    auth: 'guest',
    summary: 'Hide what a member writes from the caller.',
  },
  unblockRoomMember: {
    method: 'DELETE',
    path: '/api/v2/room/{id}/block/{memberId}',
    auth: 'guest',
    summary: 'Show again what a member writes.',
  },
  reportRoomMember: {
    method: 'POST',
    path: '/api/v2/room/{id}/report',
    auth: 'guest',
    summary: 'Report a member, or one message, to the administrators.',
  },
  listRoomReports: {
    method: 'GET',
    path: '/api/v2/admin/room-reports',
    auth: 'admin',
    summary: 'Reports of rooms that no administrator has settled, the latest first.',
  },
  settleRoomReport: {
    method: 'PUT',
    path: '/api/v2/admin/room-reports/{id}',
    auth: 'admin',
    summary: 'Settle a report, with or without closing the room.',
  },
});
