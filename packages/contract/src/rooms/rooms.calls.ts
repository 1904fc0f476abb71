import { defineCalls } from '../call.js';

export const roomsCalls = defineCalls({
  createRoom: {
    method: 'POST',
    path: '/api/v2/room',
    auth: 'guest',
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
  },
  leaveRoom: {
    method: 'DELETE',
    path: '/api/v2/room/{id}/member',
    auth: 'guest',
  },
  createRoomTicket: {
    method: 'POST',
    path: '/api/v2/room/{id}/ticket',
    auth: 'guest',
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
  },
  saveRoom: {
    method: 'PUT',
    path: '/api/v2/room/{id}',
    auth: 'guest',
  },
  removeRoomMember: {
    method: 'DELETE',
    path: '/api/v2/room/{id}/member/{memberId}',
    auth: 'guest',
  },
  blockRoomMember: {
    method: 'PUT',
    path: '/api/v2/room/{id}/block/{memberId}',
    auth: 'guest',
  },
  unblockRoomMember: {
    method: 'DELETE',
    path: '/api/v2/room/{id}/block/{memberId}',
    auth: 'guest',
  },
  reportRoomMember: {
    method: 'POST',
    path: '/api/v2/room/{id}/report',
    auth: 'guest',
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
