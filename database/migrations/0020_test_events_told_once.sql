-- A sender claims an event of the test checkout until this moment. After it any sender may claim the event.

alter table private.test_events add column claimed_until timestamptz;
