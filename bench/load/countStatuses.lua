-- Counts answers of class 5xx over all threads: wrk itself counts every answer but 2xx and 3xx as one kind.
local threads = {}

function setup(thread)
  table.insert(threads, thread)
end

function init()
  failures = 0
end

function response(status)
  if status >= 500 then failures = failures + 1 end
end

function done()
  local total = 0
  for _, thread in ipairs(threads) do total = total + thread:get("failures") end
  io.write(string.format("5xx: %d\n", total))
end
