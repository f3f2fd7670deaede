-- Until when a process is sending a message about the order to the device. A newer status waits for it. Processes of
-- the version before claim messages only by the time of their next try, which is therefore set too.
alter table push_queue add column claimed_until timestamptz;
