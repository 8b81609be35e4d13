-- An event of the test checkout is told by one at a time: until then it is the teller's who took it, and anybody's after that.

alter table private.test_events add column claimed_until timestamptz;
