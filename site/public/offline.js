// The page that was asked for is at this address again once there is a connection.
addEventListener('online', () => location.reload());
