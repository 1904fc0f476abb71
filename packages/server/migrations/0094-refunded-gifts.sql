-- When the money of a gift was given back before it was redeemed; from then on its code opens nothing.
alter table gifts add column refunded_at timestamptz;
