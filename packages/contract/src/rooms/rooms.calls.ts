import { defineCalls } from '../calls/call.js';

export const roomsCalls = defineCalls({
  createRoom: {
    method: 'POST',
    path: '/api/v2/room',
    auth: 'guest',
    ownerOnly: true,
  },
  getRoom: {
    method: 'GET',
    path: '/api/v2/room/{id}',
    auth: 'optional',
  },
  joinRoom: {
    method: 'POST',
    path: '/api/v2/room/{id}/member',
    auth: 'guest',
    ownerOnly: true,
  },
  leaveRoom: {
    method: 'DELETE',
    path: '/api/v2/room/{id}/member',
    auth: 'guest',
    ownerOnly: true,
  },
  createRoomTicket: {
    method: 'POST',
    path: '/api/v2/room/{id}/ticket',
    auth: 'guest',
    ownerOnly: true,
  },
  streamRoom: {
    method: 'GET',
    path: '/api/v2/room/{id}/stream',
    auth: 'guest',
  },
  sendToRoom: {
    method: 'POST',
    path: '/api/v2/room/{id}/command',
    auth: 'guest',
    ownerOnly: true,
  },
  saveRoom: {
    method: 'PUT',
    path: '/api/v2/room/{id}',
    auth: 'guest',
    ownerOnly: true,
  },
  removeRoomMember: {
    method: 'DELETE',
    path: '/api/v2/room/{id}/member/{memberId}',
    auth: 'guest',
    ownerOnly: true,
  },
  blockRoomMember: {
    method: 'PUT',
    path: '/api/v2/room/{id}/block/{memberId}',
    auth: 'guest',
    ownerOnly: true,
  },
  unblockRoomMember: {
    method: 'DELETE',
    path: '/api/v2/room/{id}/block/{memberId}',
    auth: 'guest',
    ownerOnly: true,
  },
  reportRoomMember: {
    method: 'POST',
    path: '/api/v2/room/{id}/report',
    auth: 'guest',
    ownerOnly: true,
  },
  listRoomReports: {
    method: 'GET',
    path: '/api/v2/admin/room-reports',
    auth: 'admin',
  },
  settleRoomReport: {
    method: 'PUT',
    path: '/api/v2/admin/room-reports/{id}',
    auth: 'admin',
  },
});
